import type { Arrow, Mark } from '@x/board';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Chess } from './Chess.js';

const ARROWS: readonly Arrow[] = [{ from: 'e2', to: 'e4' }];
const MARKS: readonly Mark[] = [{ cell: 'e4', color: 'red' }];

const Page = () => {
	const [played, setPlayed] = useState('');
	return (
		<>
			<Chess arrows={ARROWS} marks={MARKS} onPlay={setPlayed} />
			<output>{played}</output>
		</>
	);
};

const main = document.querySelector('main');
if (main !== null) createRoot(main).render(<Page />);
