/** Diagrams: the drawing library is large, so it loads only when a diagram comes near the screen. */
import type {Props} from '@theme/Mermaid';
import {lazy, Suspense, useEffect, useRef, useState, type ReactNode} from 'react';

const Drawing = lazy(() => import('@theme-original/Mermaid'));

export default function Mermaid(props: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {rootMargin: '400px'},
    );
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className="diagram__drawing">
      <Suspense>{near && <Drawing {...props} />}</Suspense>
    </div>
  );
}
