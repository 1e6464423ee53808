import {
	annotate,
	commentText,
	cutAfter,
	type Edited,
	nodeAt,
	parentPath,
	promote,
	promoteToMain,
	remove,
	variationPath,
	withCommentText,
} from '@x/pgn/tree';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import * as strings from '../../strings/annotations.js';
import { editedText, type PlacedMove, placedMove } from './edit-text.js';

const GLYPHS: readonly (readonly [nag: number, glyph: string, meaning: string])[] = [
	[1, '!', strings.glyphs.good],
	[2, '?', strings.glyphs.mistake],
	[3, '!!', strings.glyphs.brilliant],
	[4, '??', strings.glyphs.blunder],
	[5, '!?', strings.glyphs.interesting],
	[6, '?!', strings.glyphs.dubious],
];

/** Edits of the shown move: annotation glyphs, a comment, and its place among the variations. */
export function MoveTools({ store, interaction }: Context): JSX.Element | null {
	const reading = store.reading.value;
	const shown = reading?.nodes[reading.shown];
	const placed = useMemo(
		() => (reading === undefined || shown === undefined || reading.shown === 0 ? undefined : placedMove(reading.text, shown.from)),
		[reading, shown],
	);
	if (reading === undefined) return <p class="lazy-wait" />;
	if (shown === undefined || placed === undefined) return null;
	const change = (edited: Edited, news: string): void => {
		const { text, caret } = editedText(reading.text, placed, edited);
		store.write(text, caret, '');
		store.notice.value = { text: news, undo: true };
		interaction.say(news);
	};
	return <Tools key={placed.path} placed={placed} san={shown.san} isAside={shown.depth > 0} onChange={change} />;
}

interface ToolsProps {
	readonly placed: PlacedMove;
	readonly san: string;
	/** The move is in a variation. */
	readonly isAside: boolean;
	readonly onChange: (edited: Edited, news: string) => void;
}

function Tools({ placed, san, isAside, onChange }: ToolsProps): JSX.Element {
	const { game, path } = placed;
	const node = nodeAt(game, path)!;
	const [text, write] = useState(() => commentText(node));
	const setGlyph = (nag: number): void => {
		const others = node.nags.filter((one) => !GLYPHS.some(([known]) => known === one));
		const nags = node.nags.includes(nag) ? others : [nag, ...others];
		onChange(
			{ game: annotate(game, path, { nags }), path },
			node.nags.includes(nag) ? strings.annotationRemoved(san) : strings.annotated(san),
		);
	};
	const setComment = (): void => {
		if (text.trim() === commentText(node)) return;
		const { comments } = withCommentText(node, text.replace(/[{}]/g, ' ').trim());
		onChange({ game: annotate(game, path, { comments }), path }, strings.commentChanged(san));
	};
	const button = (label: string, run: () => void): JSX.Element => (
		<button type="button" class="move-tool" onClick={run}>
			{label}
		</button>
	);
	return (
		<section class="move-tools" aria-label={strings.edit(san)}>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame */}
			<div class="move-glyphs" role="group" aria-label={strings.annotation(san)}>
				{GLYPHS.map(([nag, glyph, meaning]) => (
					<button
						key={nag}
						type="button"
						class="move-tool move-glyph"
						aria-pressed={node.nags.includes(nag)}
						aria-label={meaning}
						title={meaning}
						onClick={() => setGlyph(nag)}
					>
						{glyph}
					</button>
				))}
			</div>
			<label class="move-comment">
				<span>{strings.comment(san)}</span>
				<textarea
					rows={1}
					placeholder={strings.comment(san)}
					value={text}
					onInput={(event) => write(event.currentTarget.value)}
					onBlur={setComment}
					onKeyDown={(event) => {
						if (event.key !== 'Enter' || event.shiftKey) return;
						event.preventDefault();
						setComment();
					}}
				/>
			</label>
			<div class="move-places">
				{isAside
					? button(strings.promote, () => onChange({ game: promote(game, variationPath(game, path)).game, path }, strings.promoted))
					: null}
				{isAside ? button(strings.makeMain, () => onChange(promoteToMain(game, path), strings.madeMain(san))) : null}
				{button(strings.deleteFromHere, () =>
					onChange({ game: remove(game, path), path: parentPath(path) ?? '' }, strings.deletedFromHere(san)),
				)}
				{button(strings.deleteRest, () => onChange({ game: cutAfter(game, path), path }, strings.deletedRest(san)))}
			</div>
		</section>
	);
}
