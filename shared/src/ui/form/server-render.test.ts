import { createRequire } from 'node:module';
import { expect, it } from '@jest/globals';
import { createElement, type ReactNode } from 'react';
import { CheckboxGroup, RadioGroup } from './choice/choice-group.tsx';
import { DateSelects } from './date/date-selects.tsx';
import { PhoneField } from './phone/phone-field.tsx';
import { PostalCodeField } from './postal-code/postal-code-field.tsx';
import { PasswordField } from './text/password-field.tsx';
import { TextArea } from './text/text-area.tsx';

// The renderer is a dependency of packages that render pages; this test takes it from the testing library.
const testing = createRequire(import.meta.url).resolve('@testing-library/react');
const { renderToString }: { renderToString: (part: ReactNode) => string } =
  createRequire(testing)('react-dom/server');

it('every field that listens in the browser is rendered where there is no document', () => {
  const frame = { name: 'field', label: '欄' };
  const fields = { prefecture: 'prefecture', municipality: 'municipality', town: 'town' };
  const choices = [{ value: 'a', label: '見学' }];
  const rendered = [
    createElement(TextArea, { ...frame, maximum: 10, defaultValue: '下書き' }),
    createElement(CheckboxGroup, { ...frame, choices }),
    createElement(RadioGroup, { ...frame, choices, defaultValue: 'a' }),
    createElement(DateSelects, { ...frame, years: [2024] }),
    createElement(PasswordField, frame),
    createElement(PhoneField, frame),
    createElement(PostalCodeField, { ...frame, fields }),
  ].map(renderToString);
  for (const html of rendered) expect(html).toContain('欄');
});
