import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import { loneText } from '@/tools/check/lone-text.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
});
const options = [{ element: ['children', 'apart'], alone: ['Fact'] }];
const inComponent = (jsx: string) => `function Part() { return ${jsx}; }`;
const valid = (jsx: string) => ({ code: inComponent(jsx), options });
const invalid = (jsx: string, messageId: string) => ({
  code: inComponent(jsx),
  options,
  errors: [{ messageId }],
});

tester.run('a text that changes stands alone in its element', loneText, {
  valid: [
    valid('<p>{level}</p>'),
    valid("<p>{measurement ? t('wait', { time }) : <span>–</span>}</p>"),
    valid("<p>{isDone && t('done')}</p>"),
    // Text that never changes.
    valid("<button><Icon />{t('add')}</button>"),
    valid('<p><b>Peak</b> in words</p>'),
    // Blanks are not translated.
    valid("<p>{second && ' '}{second && <Measure />}</p>"),
    valid('<ul>{rows.map((row) => <li key={row}>{row}</li>)}<Entry /></ul>'),
    valid('<div><h2>{title}</h2>{children}</div>'),
    valid('<Fact>{level}</Fact>'),
    // Excluded from translation.
    valid('<p translate="no">{value}<span>{unit}</span></p>'),
    valid('<p translate="no"><b>{value}{unit && <i>{unit}</i>}</b></p>'),
    valid('<svg className="notranslate num"><text>{a} – {b}</text></svg>'),
    valid("<p key={when}>{t.rich('from', { when, b })}</p>"),
    valid("<p>{apart(t.rich('label', { country }))}</p>"),
    { code: "function waitText() { return t('wait', { time }); }", options },
  ],
  invalid: [
    invalid('<p>{level} {unit}</p>', 'beside'),
    invalid('<p>{value}{unit && <span>{unit}</span>}</p>', 'beside'),
    invalid("<p>{isLong && <Mark />}{t('text')}</p>", 'beside'),
    invalid("<p><b>Note</b>{isPast ? t('past') : t('now')}</p>", 'beside'),
    invalid('<p><b>1</b>{`${low} – ${high}`}</p>', 'beside'),
    invalid('<label><input />{option.label}</label>', 'beside'),
    invalid('<p>{low} – {high}</p>', 'beside'),
    invalid('<>{clock}</>', 'bare'),
    invalid('<Select>{limitWithName}</Select>', 'bare'),
    invalid("t('wait', { time })", 'bare'),
    invalid("measurement ? t('wait', { time }) : <i />", 'bare'),
    invalid("<p>{t.rich('from', { when, b })}</p>", 'rich'),
    {
      code: "function sentence() { return t.rich('from', { when, b }); }",
      options,
      errors: [{ messageId: 'rich' }],
    },
  ],
});
