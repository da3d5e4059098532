/**
 * A form above the forward-auth configurations of the page that shows the one the reader needs, with the reader's hosts in it.
 * Without JavaScript there is no form and each reverse proxy is a fold.
 */
import {useEffect, useRef, type ReactNode} from 'react';
import {startConfigurator} from './startConfigurator';
import styles from './styles.module.css';

export interface ForwardAuthConfiguratorProps {
  /** `<ForwardAuthVariants />`, which the build has replaced by all configurations. */
  readonly children: ReactNode;
}

export function ForwardAuthConfigurator({children}: ForwardAuthConfiguratorProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const content = useRef<HTMLDivElement>(null);

  useEffect(
    () => (form.current && content.current ? startConfigurator(form.current, content.current) : undefined),
    [],
  );

  return (
    <div className={styles.configurator}>
      <form className={styles.form} ref={form} aria-label="Configurator" hidden>
        <div className={styles.fields} data-fields />
        <p className={styles.actions}>
          <button type="button" className={styles.link} data-copy-link>
            Copy link to this configuration
          </button>
          <span role="status" data-status>
            The address of this page keeps your choice.
          </span>
        </p>
      </form>
      {/* The class gives what stands in it the spacing that it has in the page itself. */}
      <div className="markdown" ref={content}>
        {children}
      </div>
    </div>
  );
}
