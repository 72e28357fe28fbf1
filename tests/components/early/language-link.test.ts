import { afterEach, describe, expect, it } from 'vitest';
import { aimLanguageLinks } from '@/lib/early/language-link';

aimLanguageLinks();

afterEach(() => {
  document.head.querySelectorAll('link').forEach((link) => link.remove());
  window.history.replaceState(null, '', '/');
});

/** Loads a Polish page. @param alternates paths of the page by language */
function load(path: string, alternates: Record<string, string>) {
  window.history.replaceState(null, '', path);
  document.documentElement.lang = 'pl';
  for (const [hreflang, twin] of Object.entries(alternates)) {
    const href = `https://example.org${twin}`;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'alternate', hreflang, href }),
    );
  }
  document.body.innerHTML =
    '<a href="/?lang=en" hreflang="en" data-site="en"><b>EN</b></a>' +
    '<a href="/br/" hreflang="pt-BR" data-site="br">BR</a>';
}

/** Where the links lead once somebody approaches them. */
const led = (approach: string) =>
  [...document.querySelectorAll('a')].map((link) => {
    (link.firstElementChild ?? link).dispatchEvent(new Event(approach, { bubbles: true }));
    return link.getAttribute('href');
  });

describe('a link to another language', () => {
  const result = { pl: '/pl/wynik/', en: '/result/', 'pt-BR': '/br/resultado/' };

  it.each(['pointerover', 'focusin', 'click'])('keeps the page at a %s', (approach) => {
    load('/pl/wynik/', result);
    expect(led(approach)).toEqual(['/result/?lang=en', '/br/resultado/?lang=br']);
  });

  it('keeps the code of a shared result', () => {
    load('/pl/wynik/Zx09/', result);
    expect(led('focusin')).toEqual(['/result/Zx09/?lang=en', '/br/resultado/Zx09/?lang=br']);
  });

  it('leads home from a page that no other language has', () => {
    load('/pl/nigdzie/', {});
    expect(led('focusin')).toEqual(['/?lang=en', '/br/?lang=br']);
  });
});
