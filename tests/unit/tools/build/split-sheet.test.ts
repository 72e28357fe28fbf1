import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { describe, expect, it } from 'vitest';
import { splitSheet } from '@/tools/build/split-sheet';

/** Divides a sheet: first is what names `.now`. */
const split = (sheet: string) =>
  splitSheet(
    postcss.parse(sheet),
    (rule) =>
      rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes'
        ? []
        : selectorParser().astSync(rule.selector).nodes,
    (selector) => String(selector).includes('.now'),
  );

describe('a divided sheet', () => {
  it.each([
    {
      name: 'what the rest won over, it wins over by coming later',
      sheet: '.now{top:0}.later{top:1px}',
      first: '@layer l0;@layer l0{.now{top:0}}',
      rest: '@layer l0{.later{top:1px}}',
    },
    {
      name: 'what the rest lost to, it loses to by its level',
      sheet: '.later{inset:0}.now{top:1px}',
      first: '@layer l0,l1;@layer l1{.now{top:1px}}',
      rest: '@layer l0{.later{inset:0}}',
    },
    {
      name: 'rules that set nothing in common need no levels',
      sheet: '.later{inset:0}.now{color:red}',
      first: '@layer l0;@layer l0{.now{color:red}}',
      rest: '@layer l0{.later{inset:0}}',
    },
    {
      name: 'where specificity decides, no level has to',
      sheet: '.later{top:0}.now .now{top:1px}',
      first: '@layer l0;@layer l0{.now .now{top:1px}}',
      rest: '@layer l0{.later{top:0}}',
    },
    {
      name: 'a stronger layer wins over more names in a weaker one',
      sheet: '@layer a,b;@layer b{.now{top:0}}@layer a{i.later{top:1px}}',
      first: '@layer l0,l1;@layer l1{.now{top:0}}',
      rest: '@layer l0{i.later{top:1px}}',
    },
    {
      name: 'a layer is stronger than those in it, and what lies in none is strongest',
      sheet: '.now{top:0}@layer a{.now i{top:1px}@layer b{.now i i{top:2px}}}',
      first:
        '@layer l0,l1,l2;@layer l0{.now i i{top:2px}}@layer l1{.now i{top:1px}}@layer l2{.now{top:0}}',
      rest: '',
    },
    {
      name: 'of important declarations, those of the weaker layer win',
      sheet: '@layer a{.now{top:0!important}}@layer b{i.now{top:1px!important}}',
      first: '@layer l0,l1;@layer l0{.now{top:0!important}}@layer l1{i.now{top:1px!important}}',
      rest: '',
    },
    {
      name: 'selectors of one rule part, in their conditions',
      sheet: '@media print{.now,.later{top:0}}',
      first: '@layer l0;@layer l0{@media print{.now{top:0}}}',
      rest: '@layer l0{@media print{.later{top:0}}}',
    },
    {
      name: 'properties are registered in the first, animations where one is used',
      sheet:
        '/* by */.now{animation:in 1s}.later{animation:out 1s}@property --a{syntax:"*"}' +
        '@keyframes in{from{top:0}}@keyframes out{to{top:0}}',
      first:
        '@layer l0;@property --a{syntax:"*"}@keyframes in{from{top:0}}@layer l0{.now{animation:in 1s}}',
      rest: '@keyframes out{to{top:0}}@layer l0{.later{animation:out 1s}}',
    },
  ])('$name', ({ sheet, first, rest }) => expect(split(sheet)).toEqual({ first, rest }));

  it('is refused where two important declarations of a layer may meet', () => {
    expect(() => split('.now{top:0!important}.later{inset:0!important}')).toThrow(
      'important inset!',
    );
  });
});
