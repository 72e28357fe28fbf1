import { describe, expect, it } from 'vitest';
import { articleMarkdown } from '@/lib/articles/manifest';
import { safetyTexts, withSafety } from '@/lib/articles/safety';
import { helpText } from '@/lib/articles/text';
import { siteCodes } from '@/lib/site/sites';

const long = 'how-long-does-alcohol-stay-in-blood';
const responsible = 'how-to-drink-responsibly';
const myths = 'top-7-myths-about-sobering-up';

describe.each(siteCodes)('first aid and withdrawal of %s', (code) => {
  const { signs, firstAid, withdrawal } = safetyTexts(code);

  it('are in the help and wherever somebody may look for them', () => {
    expect(helpText(code).body).toContain(firstAid);
    expect(helpText(code).body).toContain(withdrawal);
    for (const id of [long, responsible, myths] as const) {
      expect(articleMarkdown(code, id), id).toContain(signs);
      expect(articleMarkdown(code, id), id).toContain(firstAid);
    }
    for (const id of [responsible, 'license-suspended-for-alcohol-what-to-do'] as const) {
      expect(articleMarkdown(code, id), id).toContain(withdrawal);
    }
  });
});

it('leaves a name that there is not, which stops the build', () => {
  expect(withSafety('[safety:sign]', 'en')).toBe('[safety:sign]');
});
