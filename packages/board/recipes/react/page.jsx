import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Chess } from './board.jsx';

const Page = () => {
	const [played, setPlayed] = useState('');
	return (
		<>
			<Chess onPlay={setPlayed} />
			<output>{played}</output>
		</>
	);
};

createRoot(document.querySelector('main')).render(<Page />);
