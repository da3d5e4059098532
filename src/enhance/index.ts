/**
 * Behavior of the static HTML: folds that animate, buttons of code blocks, the reader's own values. One listener on the
 * document serves every page, so the HTML needs no component of its own and works before and without the application.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {onCodeAction} from './codeActions';
import {onSummaryClick} from './folds';
import {showReaderValues} from './readerValues';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.defaultPrevented) return;
    const summary = event.target.closest('summary');
    const button = event.target.closest<HTMLButtonElement>('button[data-action]');
    if (summary) onSummaryClick(event, summary);
    if (button) void onCodeAction(button);
  });
}

/** Called by the application after it has rendered a page, so that nothing is changed under its hands. */
export const onRouteDidUpdate = showReaderValues;
