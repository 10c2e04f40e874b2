import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// What every page of ours says of itself; components and their libraries read it.
document.documentElement.lang = 'ar';
document.documentElement.dir = 'rtl';

afterEach(cleanup);
