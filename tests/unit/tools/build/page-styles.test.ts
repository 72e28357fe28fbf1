import { describe, expect, it } from 'vitest';
import { markupWords, readSheet, withoutOldColours } from '@/tools/build/page-styles';

it('the words of a page are those of its tags and inline scripts, classes as they are written', () => {
  const words = markupWords(
    '<p class="[&amp;&gt;svg]:size-4 max-lg:pb-[calc(1rem+env(x))]">btn text</p>' +
      "<script>box.className='btn info'</script><script>self.__next_f.push('menu')</script>",
  );
  expect(words).toEqual(
    expect.arrayContaining(['p', '[&>svg]:size-4', 'max-lg:pb-[calc(1rem+env(x))]', 'btn', 'info']),
  );
  expect(words).not.toContain('text');
  expect(words).not.toContain('menu');
});

describe('the rules of a page', () => {
  const page =
    "<html><script>root.dataset.display='awaited'</script>" +
    '<body><a class="px-1.5 card" style="color:var(--own)">x</a></body></html>';

  it.each([
    ['a name of a part', 'a{color:red}', true],
    ['a name that it has not', 'dialog{color:red}', false],
    ['a class', '.px-1\\.5{padding:0}', true],
    ['a class that it has not', '.of-menu{padding:1px}', false],
    ['one of several that it can be', '.card:is(:hover,.of-menu){color:red}', true],
    ['none of several', '.card:is(.of-menu,.of-list){color:red}', false],
    ['what it is not', '.card:not(.of-menu){color:blue}', true],
    ['what it holds not', 'html:has(.of-menu){color:blue}', false],
    ['what an inline script will say', 'html[data-display=awaited] .card{color:red}', true],
    ['what a script says later', 'html[data-later] .card{color:red}', false],
    ['a language', ':lang(ja){color:red}', true],
    ['a state', 'a:focus-visible{color:red}', true],
    ['every element', '*,::backdrop{color:red}', true],
  ])('are those for %s: %s', (_, rule, isKept) => {
    expect(readSheet(rule).neededBy(page)).toBe(isKept ? rule : '');
  });

  it('stay in their order, in their layers', () => {
    const sheet =
      '@layer base,utilities;@layer base{a{color:red}b{color:red}}@layer utilities{i{top:0}}';
    expect(readSheet(sheet).neededBy(page)).toBe('@layer base,utilities;@layer base{a{color:red}}');
  });

  it('come with the properties and animations that they use', () => {
    const sheet =
      ':root{--used:red;--of-used:var(--used);--own:blue;--not:red}' +
      'a{color:var(--of-used);animation:lift 1s}' +
      '@keyframes lift{from{top:0}}@keyframes sink{to{top:0}}';
    expect(readSheet(sheet).neededBy(page)).toBe(
      ':root{--used:red;--of-used:var(--used);--own:blue}' +
        'a{color:var(--of-used);animation:lift 1s}@keyframes lift{from{top:0}}',
    );
  });
});

describe('a page whose scripts bring more', () => {
  const { splitFor, rests } = readSheet('.shown{top:0}.of-menu{top:1px}.of-list{top:2px}');

  it('has the rules that it needs, and the others apart, once for all that need the same', () => {
    const split = splitFor('<p class="shown">');
    expect(split.first).toContain('.shown');
    expect(split.rest).toContain('.of-menu');
    expect(splitFor('<p class="shown other">')).toBe(split);
    const { rest } = splitFor('<p class="of-menu">');
    expect(rests()).toEqual([split.rest, rest]);
  });
});

describe('a sheet without old colours', () => {
  it('has the mixed colour in the place of what stood in for it', () => {
    const sheet =
      '.a{color:red;margin:0}@supports (color:color-mix(in lab,red,red)){.a{color:color-mix(in oklab,red,blue)}}.b{margin:0}';
    expect(withoutOldColours(sheet)).toBe(
      '.a{margin:0}.a{color:color-mix(in oklab,red,blue)}.b{margin:0}',
    );
  });

  it('is refused where nothing is to be taken out', () => {
    expect(() => withoutOldColours('.a{color:red}')).toThrow('without fallbacks');
  });
});
