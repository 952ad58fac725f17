import { expect, test } from '@jest/globals';
import { describeSectionFailure, SECTION_FAILURE } from './sectionFailure.ts';

test('the release gate reads stage and reason out of what the shell prints', () => {
  const line = describeSectionFailure('education 1.0.0-a+b', 'entry', 'Error: no (such) file:\nat x');
  expect(SECTION_FAILURE.exec(line)?.slice(1)).toEqual(['entry', 'Error: no (such) file:\nat x']);
});

test.each(['The data layer', 'The served version of education'])('%s is no microfrontend', what => {
  expect(describeSectionFailure(what, 'data', 'Error')).not.toMatch(SECTION_FAILURE);
});
