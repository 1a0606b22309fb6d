import { openDatabase } from '@enerabi/api/db';
import { askedStatements, knownOf, planOf, unaskedStatements } from '@enerabi/api/testing/search-statements';
import { withResources } from '../../site/resources.ts';
import { preparedDatabase } from '../prepared-database.ts';

/**
 * A program: prints the plans that `docs/guides/search-plans.md` shows, as Markdown, at argv[2] facilities (default
 * 1,000,000). Each statement runs twice, so that the second plan is of pages in memory.
 */
const facilities = Number(process.argv[2] ?? 1_000_000);
const width = 118;

await withResources(async (resources) => {
  const { server } = await preparedDatabase(facilities, (line) => console.error(line));
  resources.add(server);
  const dataDir = await resources.folder();
  const { db, close } = await openDatabase({ DATA_DIR: dataDir, DATABASE_URL: server.url });
  const known = await knownOf(db, new Date());
  for (const [name, statement] of Object.entries({
    ...askedStatements(known),
    ...unaskedStatements(known),
  })) {
    await planOf(db, statement);
    const lines = (await planOf(db, statement)).split('\n').map((line) => line.slice(0, width).trimEnd());
    console.log(`### ${name}\n\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n`);
  }
  await close();
});
