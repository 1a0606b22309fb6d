import { resolve } from 'node:path';
import { dayInJapan } from '@enerabi/shared/clock';
import { type Command, Option } from 'commander';
import { currentFolder, runImport } from '../command/run-import.ts';
import { admissionKind } from './admission-kind.ts';
import { eventKind } from './event-kind.ts';
import { importPosts } from './import-posts.ts';
import { interviewKind } from './interview-kind.ts';
import { jobKind } from './jobs/job-kind.ts';
import { noticeKind } from './notice-kind.ts';
import type { PostKind } from './post-kind.ts';
import { postReportText } from './post-report.text.ts';
import { csvTemplate, jsonTemplate } from './post-template.ts';
import { slotKind } from './slots/slot-kind.ts';

interface Flags {
  source?: string;
  complete?: boolean;
  strict?: boolean;
  dryRun?: boolean;
  json?: boolean;
  template?: 'csv' | 'jsonl';
}

const helpOf = ({ name, fields, formats }: PostKind): string => `
Files: CSV (UTF-8 or CP932) or .xlsx with these columns in any order, or JSON Lines with these fields:
${fields.map((field) => `  ${field.name.padEnd(Math.max(...fields.map(({ name }) => name.length)))} ${field.heading}${field.isRequired ? '' : '（空欄可）'}`).join('\n')}
${formats?.help ?? ''}${fields.some((field) => field.name === 'facility') ? "facility is the facility's path name or its 13-digit number. " : ''}Times are Japan's.

Examples:
  npm run -s data -- import-${name} --template > ${name}.csv
  npm run data -- import-${name} ${name}.csv --source 〇〇市
  npm run data -- import-${name} ${name}.csv --source 〇〇市 --complete --dry-run

Exit codes: 0 imported (or a dry run that would be); 1 a file or the database could not be used, or
--strict or --complete refused skipped rows; 2 wrong usage. A skipped row alone is no failure.`;

async function importPostsAction(
  kind: PostKind,
  files: string[],
  flags: Flags,
  command: Command,
): Promise<void> {
  if (flags.template) {
    process.stdout.write(flags.template === 'jsonl' ? jsonTemplate(kind) : csvTemplate(kind));
    return;
  }
  if (files.length === 0) command.error("error: missing argument 'file'", { exitCode: 2 });
  if (!flags.source) command.error("error: required option '--source <name>' is missing", { exitCode: 2 });
  const paths = files.map((file) => resolve(currentFolder(), file));
  await runImport(
    ({ database, progress }) =>
      importPosts(database, kind, paths, {
        source: flags.source ?? '',
        isComplete: flags.complete ?? false,
        isStrict: flags.strict ?? false,
        isDryRun: flags.dryRun ?? false,
        today: dayInJapan(new Date()),
        onProgress: (path) => progress.show(() => `${path}  …`),
      }),
    { json: flags.json, textOf: postReportText },
  );
}

/** Adds `import-events FILE…` and its siblings to the program of data commands. */
export function importPostsCommands(program: Command): void {
  for (const kind of [eventKind, noticeKind, interviewKind, jobKind, slotKind, admissionKind])
    program
      .command(`import-${kind.name}`)
      .description(
        `Import ${kind.name} of ${kind.of ?? 'facilities'} (CSV, .xlsx, JSON Lines${kind.formats ? ', XML, JSON-LD' : ''}). A second run changes nothing.`,
      )
      .argument('[file...]', 'files, imported together')
      .option('--source <name>', 'who publishes them; a later import of the same source updates its rows')
      .option('--complete', 'withdraw what the source published before and the files have not')
      .option('--strict', 'all or nothing: write nothing if a row would be skipped')
      .option('-n, --dry-run', 'say what would be created, updated and withdrawn; write nothing')
      .option('--json', 'print the report as JSON')
      .addOption(
        new Option('--template [format]', 'print a file with an example instead')
          .choices(['csv', 'jsonl'])
          .preset('csv'),
      )
      .addHelpText('after', helpOf(kind))
      .action((files: string[], flags: Flags, command: Command) =>
        importPostsAction(kind, files, flags, command),
      );
}
