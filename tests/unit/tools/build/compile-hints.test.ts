import { expect, it } from 'vitest';
import { withCompileHint } from '@/tools/build/compile-hints';

it('stands in the first line, where the browser looks for it', () => {
  expect(withCompileHint('push();')).toBe('//# allFunctionsCalledOnLoad\npush();');
});

it('is refused where it stands already', () => {
  expect(() => withCompileHint(withCompileHint('push();'))).toThrow('twice');
});
