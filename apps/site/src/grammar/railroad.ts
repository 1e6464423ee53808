import railroad from 'railroad-diagrams';
import { type Part, type Rule, readGrammar } from './ebnf.js';

type Drawn = ReturnType<typeof railroad.Diagram>;

const draw = (part: Part): Drawn => {
	switch (part.kind) {
		case 'text':
			return railroad.Terminal(part.text);
		case 'rule':
			return railroad.NonTerminal(part.name);
		case 'words':
			return railroad.Comment(part.text);
		case 'sequence':
			return railroad.Sequence(...part.parts.map(draw));
		case 'choice':
			return railroad.Choice(0, ...part.parts.map(draw));
		case 'optional':
			return railroad.Optional(draw(part.part));
		case 'repeated':
			return railroad.ZeroOrMore(draw(part.part));
	}
};

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** A rule as a picture. Its text, for readers who do not see it, is the grammar above. */
const figureOf = ({ name, part, remark }: Rule): string => {
	const svg = railroad
		.Diagram(draw(part))
		.toString()
		.replace(/\n+/g, '')
		.replace('<svg ', `<svg role="img" aria-label="${escaped(name)}" `);
	return `<figure class="railroad" tabindex="0" v-pre><figcaption><b>${name}</b>${remark === '' ? '' : ` ${escaped(remark)}`}</figcaption>${svg}</figure>`;
};

/** A page with the grammars in its `ebnf` blocks, each followed by pictures of its rules. */
export const withDiagrams = (text: string): string =>
	text.replace(/^```ebnf\n([\s\S]*?)^```\n/gm, (block, grammar: string) => {
		const figures = readGrammar(grammar).map(figureOf);
		return `${block.replace('```ebnf', '```text')}\n<details class="railroads"><summary>The same as diagrams</summary>\n\n${figures.join('\n')}\n\n</details>\n`;
	});
