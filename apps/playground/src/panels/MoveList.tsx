import { Fragment, type JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useStore } from '../context.js';
import * as strings from '../strings/moves.js';
import { type MoveToken, moveTokens, neighbours } from './move-text.js';

/** The game as printed in a book. Every move can be clicked; arrow keys step through them. */
export function MoveList(): JSX.Element {
	const { store } = useStore();
	const box = useRef<HTMLDivElement>(null);
	const reading = store.reading.value;
	const nodes = reading?.nodes;
	const shown = reading?.shown ?? 0;
	const tokens = useMemo(() => (nodes === undefined ? [] : moveTokens(nodes)), [nodes]);

	// Scrolls the list, not the page.
	useEffect(() => {
		const list = box.current;
		const move = list?.querySelector<HTMLElement>('[aria-current]');
		if (list === null || move === null || move === undefined) return;
		const [top, bottom] = [move.offsetTop, move.offsetTop + move.offsetHeight];
		if (top < list.scrollTop) list.scrollTop = top - 8;
		else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight + 8;
		if (list.contains(document.activeElement)) move.focus({ preventScroll: true });
	}, [shown, nodes]);

	const key = (event: KeyboardEvent): void => {
		if (nodes === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
		const { back, on, end } = neighbours(nodes, shown);
		const to = { ArrowLeft: back, ArrowRight: on, Home: 0, End: end }[event.key];
		if (to === undefined) return;
		event.preventDefault();
		store.go(to);
	};

	if (tokens.length === 0) return <p class="moves moves-none">{strings.none}</p>;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for input
		<div class="moves" ref={box} role="group" aria-label={strings.list} onKeyDown={key}>
			{tokens.map((token, place) => (
				<Fragment key={place}>
					<Token token={token} shown={shown} onGo={store.go} />
					{token.type === 'open' || tokens[place + 1]?.type === 'close' ? '' : ' '}
				</Fragment>
			))}
			{reading?.result === undefined ? null : <span class="result">{reading.result.text}</span>}
		</div>
	);
}

interface TokenProps {
	readonly token: MoveToken;
	readonly shown: number;
	readonly onGo: (node: number) => void;
}

function Token({ token, shown, onGo }: TokenProps): JSX.Element {
	if (token.type === 'comment') return <span class="comment">{token.text}</span>;
	if (token.type !== 'move') return <span class={`bracket bracket-${token.type}`}>{token.type === 'open' ? '(' : ')'}</span>;
	const { node, index, numbered } = token;
	return (
		<span class={node.depth === 0 ? 'ply' : 'ply ply-aside'}>
			{numbered ? <span class="number">{node.number}</span> : null}
			<button
				type="button"
				class="move"
				tabIndex={index === (shown === 0 ? 1 : shown) ? 0 : -1}
				aria-current={index === shown ? 'step' : undefined}
				onClick={() => onGo(index)}
			>
				{node.san}
				{node.glyph}
			</button>
		</span>
	);
}
