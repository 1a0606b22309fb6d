import { writeFileSync } from 'node:fs';

// Loaded before the measured program: only the process itself knows the most memory it ever held.
process.on('exit', () =>
  writeFileSync(process.env.PEAK_FILE ?? 'peak', String(process.resourceUsage().maxRSS)),
);
