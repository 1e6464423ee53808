import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Chess } from './board.jsx';

const ARROWS = [{ from: 'e2', to: 'e4' }];
const MARKS = [{ cell: 'e4', color: 'red' }];

const Page = () => {
	const [played, setPlayed] = useState('');
	return (
		<>
			<Chess arrows={ARROWS} marks={MARKS} onPlay={setPlayed} />
			<output>{played}</output>
		</>
	);
};

createRoot(document.querySelector('main')).render(<Page />);
