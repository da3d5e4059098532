/**
 * Behavior of the static HTML: folds that animate, buttons of code blocks. One listener on the document serves every
 * page, so the HTML needs no component of its own and works before and without the application.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {onCodeAction} from './codeActions';
import {onSummaryClick} from './folds';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.defaultPrevented) return;
    const summary = event.target.closest('summary');
    const button = event.target.closest<HTMLButtonElement>('button[data-action]');
    if (summary) onSummaryClick(event, summary);
    if (button) void onCodeAction(button);
  });
}
