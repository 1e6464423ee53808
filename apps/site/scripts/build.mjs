/** Builds the site: its pages, VitePress, the page of the playground below `/play/`, and the check of all links. */
import { cpSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vitepress';
import { folder } from './bundle.mjs';
import { deadLinks } from './check-links.mjs';
import { generate } from './generate.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const page = fileURLToPath(new URL('../../playground/dist', import.meta.url));

if (!existsSync(page)) throw new Error('The playground is not built: npx turbo run build --filter=@x/playground');
await generate();
await build(folder);
cpSync(page, `${dist}/play`, { recursive: true, filter: (path) => !path.endsWith('.map') });
const { count, faults } = deadLinks(dist);
console.log(`${count} links, ${faults.length} dead`);
if (faults.length > 0) throw new Error(faults.join('\n'));
