/** Code outside of pages' fences (theme parts that ask for it): plain, because no highlighter runs in the browser. */
import type {Props} from '@theme/CodeBlock';
import type {ReactNode} from 'react';

export default function CodeBlock({children}: Props): ReactNode {
  return (
    <pre>
      <code>{children}</code>
    </pre>
  );
}
