/** Animates native `<details>`; opening and closing itself stays the browser's, so find-in-page and anchors work. */

/** Milliseconds to fold `height` pixels, or 1 if the reader prefers reduced motion (specification, section 9). */
export function foldDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  const rows = height / 36;
  return Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
}

/** Opens or closes the fold of this summary with its height moving from one state to the other. */
export function onSummaryClick(event: MouseEvent, summary: HTMLElement): void {
  const fold = summary.parentElement;
  if (!(fold instanceof HTMLDetailsElement)) return;
  // A link inside a summary is followed, not folded.
  if (event.target instanceof Element && event.target.closest('a')) return;
  event.preventDefault();
  // A click in the middle of a movement turns it round from where it stands.
  const [running] = fold.getAnimations();
  const opens = running ? fold.dataset.moving === 'closing' : !fold.open;
  const from = fold.offsetHeight;
  running?.cancel();
  fold.open = true;
  const to = opens ? fold.offsetHeight : closedHeight(fold, summary);
  move(fold, from, to, opens);
}

function move(fold: HTMLDetailsElement, from: number, to: number, opens: boolean): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  fold.dataset.moving = opens ? 'opening' : 'closing';
  const movement = fold.animate(
    {height: [`${from}px`, `${to}px`], overflow: ['hidden', 'hidden']},
    {duration: foldDuration(Math.abs(to - from), reducedMotion), easing: 'ease-in-out'},
  );
  movement.onfinish = () => {
    fold.open = opens;
    delete fold.dataset.moving;
  };
}

/** Not the summary's height: a summary beside its fold (sidebar) takes no room in it. */
function closedHeight(fold: HTMLDetailsElement, summary: HTMLElement): number {
  return getComputedStyle(summary).position === 'absolute'
    ? 0
    : summary.offsetHeight + fold.offsetHeight - fold.clientHeight;
}
