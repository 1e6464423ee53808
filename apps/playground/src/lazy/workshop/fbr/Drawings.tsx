import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Context } from '../../../context.js';
import * as strings from '../../../strings/workshop-sections.js';
import type { Blocker, FbrPiece, FbrView, PieceReading } from '../../../worker/protocol.js';
import { PieceDiagram } from '../../piece/PieceDiagram.js';

/** The pieces of a text, drawn from their MBN, with the legs of their moves. */
export function Drawings({ view, ...context }: Context & { readonly view: FbrView }): JSX.Element {
	const [chosen, choose] = useState('');
	const { pieces, size } = view;
	const piece = pieces.find(({ title }) => title === chosen) ?? pieces[0];
	if (piece === undefined) return <p class="workshop-source">{strings.noPieces}</p>;
	return (
		<>
			<p class="workshop-line">
				<label for="fbr-piece">{strings.piece}</label>
				<select id="fbr-piece" value={piece.title} onChange={(event) => choose(event.currentTarget.value)}>
					{pieces.map(({ title }, at) => (
						<option key={`${at} ${title}`} value={title}>
							{title}
						</option>
					))}
				</select>
				<code>{piece.code}</code>
			</p>
			<Drawing key={piece.title} {...context} piece={piece} size={size} />
		</>
	);
}

interface DrawingProps extends Context {
	readonly piece: FbrPiece;
	readonly size: FbrView['size'];
}

function Drawing({ store, interaction, sets, piece: { text }, size }: DrawingProps): JSX.Element {
	const [reading, set] = useState<PieceReading>();
	const files = size?.files;
	const ranks = size?.ranks;
	const draw = (at: number | undefined, others: readonly Blocker[] | 'sample'): void => {
		const board = files === undefined || ranks === undefined ? {} : { size: [files, ranks] as const };
		store.client.ask('piece', { text, dialect: 'mbn', at, others, ...board }, set);
	};
	useEffect(() => draw(undefined, []), [text, files, ranks]);
	if (reading === undefined) return <p class="lazy-wait">{strings.drawing}</p>;
	const { drawing, problems } = reading;
	if (drawing === undefined)
		return (
			<>
				{problems.map(({ message }) => (
					<p key={message} class="workshop-fault">
						{message}
					</p>
				))}
			</>
		);
	return <PieceDiagram drawing={drawing} dimmed={reading.text !== text} sets={sets.of('chess')} say={interaction.say} onDraw={draw} />;
}
