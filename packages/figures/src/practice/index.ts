export { AttemptsChart } from './AttemptsChart.tsx';
export { PracticeChart, type Level, type LevelName } from './PracticeChart.tsx';
