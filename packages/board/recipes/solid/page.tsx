import type { Arrow, Mark } from '@x/board';
import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';
import { Chess } from './Chess.jsx';

const ARROWS: readonly Arrow[] = [{ from: 'e2', to: 'e4' }];
const MARKS: readonly Mark[] = [{ cell: 'e4', color: 'red' }];

const Page = () => {
	const [played, setPlayed] = createSignal('');
	return (
		<>
			<Chess arrows={ARROWS} marks={MARKS} onPlay={setPlayed} />
			<output>{played()}</output>
		</>
	);
};

const main = document.querySelector('main');
if (main !== null) render(Page, main);
