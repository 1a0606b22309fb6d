import { isProductSource } from './source-files.ts';

const component = /^(shell|mfe-[^/]+|shared)\/src\/.*\.tsx$/;

/** Components of pages, whose text stands in copy files. The gallery is for engineers and keeps its samples. */
export const isComponent = (file: string): boolean => component.test(file) && isProductSource(file);

/** Strings are matched first, since a comment cannot begin within one: `'https://…'`. */
const stringOrComment =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;
const isComment = (part: string): boolean => /^\/[/*]/.test(part);

/** Blanks comments out; lines keep their numbers. */
const withoutComments = (text: string): string =>
  text.replace(stringOrComment, (part) => (isComment(part) ? part.replace(/./g, '') : part));

/** Signs alone, such as 、 and ・, are no text: they belong to no single script. */
const japanese = /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}][\p{scx=Hira}\p{scx=Kana}\p{scx=Han}]*/u;

/** Lists the lines of components that hold Japanese text, which belongs in copy files. */
export function textsOutsideCopy(
  files: readonly { readonly name: string; readonly text: string }[],
): string[] {
  return files.flatMap(({ name, text }) =>
    withoutComments(text)
      .split('\n')
      .flatMap((line, at) => {
        const found = japanese.exec(line);
        return found
          ? [
              `${name}:${at + 1}: text that visitors read (${found[0]}); move it to ${name.replace(/(\.page)?\.tsx$/, '.copy.ts')} or another .copy.ts beside it`,
            ]
          : [];
      }),
  );
}
