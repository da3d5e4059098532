import {describe, expect, it} from 'vitest';
import {findInlineScripts} from './findInlineScripts';

describe('findInlineScripts', () => {
  it('gives the text of scripts exactly as it stands, each once', () => {
    expect(
      findInlineScripts('<script> a()\n</script><SCRIPT data-x="1">b()</SCRIPT><script> a()\n</script>'),
    ).toEqual([' a()\n', 'b()']);
  });

  it('takes modules and named JavaScript for scripts', () => {
    expect(
      findInlineScripts('<script type="module">a()</script><script type=text/javascript>b()</script>'),
    ).toEqual(['a()', 'b()']);
  });

  it('leaves out files, data and empty scripts', () => {
    const html =
      '<script src="/a.js" defer></script><script type="application/ld+json">{}</script><script></script><script defer src=/b.js>x</script>';
    expect(findInlineScripts(html)).toEqual([]);
  });
});
