import { posix } from 'node:path';
import { itemOf, type Section } from '../page.js';
import { markdownIn } from '../repository.js';
import { filePage } from './file-page.js';

/** The pages of the codes, which `node tools/errors.mjs --update` writes. */
export const errorsSection = (): Section => {
	const pages = markdownIn('docs/errors').map((file) => {
		const name = posix.basename(file, '.md');
		if (name === 'README')
			return filePage(file, 'errors', {
				description: 'Every code of every fault that the packages report, with a wrong text, a right one, and the repair.',
			});
		return filePage(file, `errors/${name}`, {
			title: `${name}/…`,
			description: `The codes of faults that begin with ${name}: what each means, a wrong text, a right one, and the repair.`,
		});
	});
	const [first] = pages.filter(({ path }) => path === 'errors');
	const rest = pages.filter(({ path }) => path !== 'errors');
	return { path: 'errors', sidebar: [{ ...itemOf(first!), items: rest.map(itemOf) }], pages: [first!, ...rest] };
};
