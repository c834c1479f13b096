// expect: verstak/boundaries
export { Link } from 'react-router-dom'
