import { writeFileSync } from 'node:fs';

// Loaded before the measured program, since only the process itself knows its peak memory.
process.on('exit', () =>
  writeFileSync(process.env.PEAK_FILE ?? 'peak', String(process.resourceUsage().maxRSS)),
);
