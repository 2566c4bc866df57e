// Unpacks the Chromium of @sparticuz/chromium into a folder: node unpack.mjs WHERE-NPM-INSTALLED-IT INTO
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [installed, into] = process.argv.slice(2);
const its = join(installed, 'node_modules', '@sparticuz', 'chromium');

mkdirSync(into, { recursive: true });
// The package unpacks into what it takes for the folder of temporary files.
process.env.TMPDIR = into;
const { inflate } = await import(pathToFileURL(join(its, 'build', 'index.js')));
for (const name of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
  await inflate(join(its, 'bin', name));
}
