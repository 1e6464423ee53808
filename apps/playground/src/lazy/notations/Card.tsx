import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Context } from '../../context.js';
import { problemMarks } from '../../fields/marks.js';
import { Problems } from '../../fields/Problems.js';
import { TextField } from '../../fields/TextField.js';
import { notationCards as words } from '../../strings/notation-cards.js';
import type { NotationCard, NotationToken } from '../../worker/protocol.js';
import { useCopy } from './use-copy.js';
import type { Notations } from './use-notations.js';
import type { Lit } from './use-places.js';

interface CardProps extends Context {
	readonly card: NotationCard;
	readonly notations: Notations;
	readonly lit: Lit;
	readonly onCaret: (card: NotationCard, caret: number) => void;
}

/** The id of the field of a notation. */
const fieldOf = (id: string): string => `notation-${id.replace(/\W/g, '-')}`;

const isLit = ({ cell, drop, side, node }: NotationToken, lit: Lit, shown: number): boolean => {
	if (node !== undefined) return node === shown;
	return cell !== undefined ? cell === lit.cell : drop !== undefined && drop === lit.drop && side === lit.side;
};

/** The position or the game in one notation: editable, with its losses. */
export function Card(props: CardProps): JSX.Element {
	const { card, notations, lit, onCaret, store } = props;
	const draft = notations.draft?.id === card.id ? notations.draft : undefined;
	const value = draft?.text ?? card.text ?? '';
	const read = draft?.reading?.text === value ? draft.reading : undefined;
	const problems = read?.problems ?? [];
	const broken = problems.some(({ severity }) => severity === 'error');
	const shown = store.reading.value?.shown ?? 0;
	const id = fieldOf(card.id);
	const marks = useMemo(() => {
		const tokens = value === card.text ? card.tokens.filter((token) => isLit(token, lit, shown)) : [];
		return [...tokens.map(({ from, to }) => ({ from, to, class: 'here' })), ...problemMarks(problems)];
	}, [card, value, lit, shown, problems]);
	const write = (text: string, caret: number, merge: string): void => notations.write(card, text, caret, merge);
	const hint = broken && read?.game === undefined ? words.broken : card.also.length > 0 ? words.also(card.also) : '';
	return (
		<article class="notation" data-notation={card.id}>
			<TextField
				id={id}
				label={card.title}
				hint={hint}
				value={value}
				marks={marks}
				invalid={broken}
				placeholder={words.empty}
				lines={card.lines}
				onWrite={write}
				onCaret={(caret) => {
					if (value === card.text) onCaret(card, caret);
				}}
				onLeave={() => {
					if (draft !== undefined && !broken) notations.leave();
				}}
				onEscape={notations.leave}
				tools={<CardTools {...props} card={{ ...card, text: value }} field={id} />}
			>
				<Problems problems={problems} text={value} field={id} onFix={(text) => write(text, text.length, '')} />
				{broken ? (
					<button type="button" class="link-button" onClick={notations.leave}>
						{words.back}
					</button>
				) : (
					<Lost lost={card.lost} />
				)}
			</TextField>
		</article>
	);
}

/** The information that a text does not hold. */
export function Lost({ lost }: { readonly lost: readonly string[] }): JSX.Element | null {
	if (lost.length === 0) return null;
	return (
		<ul class="notation-lost">
			{lost.map((sentence) => (
				<li key={sentence}>{sentence}</li>
			))}
		</ul>
	);
}

interface CardToolsProps extends Context {
	readonly card: Pick<NotationCard, 'title' | 'text' | 'extension'>;
	/** The field that is selected where the page may not copy. */
	readonly field: string;
}

/** Copies a text, or saves it as a file. */
export function CardTools(props: CardToolsProps): JSX.Element {
	const { card, field } = props;
	const { title, text = '', extension } = card;
	const { isCopied, copy, save } = useCopy(props, { title, text, field, words });
	return (
		<span class="notation-tools">
			<button
				type="button"
				class="notation-tool"
				aria-label={isCopied ? words.copiedName(title) : words.copyName(title)}
				disabled={text === ''}
				onClick={copy}
			>
				{isCopied ? words.copied : words.copy}
			</button>
			<button
				type="button"
				class="notation-tool"
				aria-label={words.downloadName(title)}
				disabled={text === ''}
				onClick={() => save(extension)}
			>
				{words.download}
			</button>
		</span>
	);
}
