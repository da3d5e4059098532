/** A field above tables that hides the rows without the typed words; without JavaScript there is no field and all rows show. */
import {useEffect, useId, useRef, type ReactNode} from 'react';
import {startFilter} from './startFilter';
import styles from './styles.module.css';

export interface FilterProps {
  /** What the field is for, as its label: "Filter settings". */
  readonly label: string;
  /** What the rows are, behind their number: "settings". */
  readonly items: string;
  readonly children: ReactNode;
}

export function Filter({label, items, children}: FilterProps): ReactNode {
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!bar.current || !input.current || !status.current || !content.current) return undefined;
    const parts = {
      bar: bar.current,
      input: input.current,
      status: status.current,
      content: content.current,
    };
    return startFilter(parts, items);
  }, [items]);

  return (
    <div className={styles.filter}>
      <div className={styles.bar} ref={bar} hidden>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <input
          className={styles.input}
          id={id}
          ref={input}
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <p className={styles.status} ref={status} role="status" />
      </div>
      {/* The class gives headings and tables the spacing that they have in the page itself. */}
      <div className="markdown" ref={content}>
        {children}
      </div>
    </div>
  );
}
