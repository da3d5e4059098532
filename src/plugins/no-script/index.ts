/** Links a style sheet that only readers without JavaScript load: it opens what scripts would open for them. */
import type {LoadContext, Plugin} from '@docusaurus/types';

export default function noScript({baseUrl}: LoadContext): Plugin {
  return {
    name: 'no-script',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'noscript', innerHTML: `<link rel="stylesheet" href="${baseUrl}no-script.css">`}],
    }),
  };
}
