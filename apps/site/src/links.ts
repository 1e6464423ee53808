import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { outsideCode } from './markdown.js';
import { addressOf, type SitePage } from './page.js';
import { repository, root } from './repository.js';

/** A link in Markdown with its text, or inline code, in which nothing is a link. */
const LINK = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)|\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]+(?:\([^()\s]*\)[^()\s]*)?)\)/g;

/** Addresses that are not files of the repository. */
const isElsewhere = (target: string): boolean => /^(?:[a-z]+:|#|\/)/.test(target);

/** Turns the relative links of Markdown files into addresses of the site. */
export class Links {
	readonly #pages: ReadonlyMap<string, SitePage>;
	/** Links that lead to nothing, each with the file that has it. */
	readonly faults: string[] = [];

	constructor(pages: readonly SitePage[]) {
		this.#pages = new Map(pages.flatMap((page) => (page.source === undefined ? [] : [[page.source, page] as const])));
	}

	/** The text of a page with the addresses of the site. */
	rewritten({ text, source }: SitePage): string {
		if (source === undefined) return text;
		return outsideCode(text, (prose) =>
			prose.replace(LINK, (all: string, ticks: string | undefined, words: string, target: string) => {
				if (ticks !== undefined || isElsewhere(target)) return all;
				const address = this.#addressOf(target, source);
				return address === undefined ? words : `[${words}](${address})`;
			}),
		);
	}

	/** The address for a relative link. Undefined for a file that has no page, if the repository has no address. */
	#addressOf(target: string, source: string): string | undefined {
		const [path = '', anchor] = target.split('#');
		const file = posix.join(posix.dirname(source), path).replace(/\/$/, '');
		const page = this.#pages.get(file) ?? this.#pages.get(posix.join(file, 'README.md'));
		if (page !== undefined) return addressOf(page.path) + (anchor === undefined ? '' : `#${anchor}`);
		if (file.startsWith('..') || !existsSync(join(root, file))) this.faults.push(`${source}: ${target} leads to nothing`);
		return repository === undefined ? undefined : `${repository}/blob/main/${file}`;
	}
}
