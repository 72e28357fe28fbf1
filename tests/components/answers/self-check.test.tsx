import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SelfCheckForm, type SelfCheckTexts } from '@/components/answers/self-check-form';

const options = ['0', '1', '2', '3', '4'];
const texts: SelfCheckTexts = {
  sex: 'Sex',
  woman: 'Woman',
  man: 'Man',
  asked: {
    often: { text: 'How often', options },
    many: { text: 'How many', options },
    six: { text: 'How often six', options },
  },
  open: 'Answer all three.',
  scores: Array.from({ length: 13 }, (_, score) => `${score} points`),
  low: { woman: 'Low', man: 'Low' },
  high: { woman: 'High', man: 'High' },
  help: 'Call',
};

const choose = (group: string, option: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: group })).getByLabelText(option));

describe('the three questions', () => {
  it('ask browsers to restore no answers when the page is loaded anew', () => {
    render(<SelfCheckForm from={{ woman: 3, man: 4 }} texts={texts} />);
    expect(screen.getByTestId('self-check')).toHaveAttribute('autocomplete', 'off');
  });

  // Bradley KA et al. 2007: a positive score is 3 points for women, 4 for men.
  it('score three answers by the sex of who answers', () => {
    render(<SelfCheckForm from={{ woman: 3, man: 4 }} texts={texts} />);
    choose('How often', '1');
    choose('How many', '1');
    expect(screen.getByRole('status')).toHaveTextContent('Answer all three.');
    choose('How often six', '1');
    expect(screen.getByRole('status')).toHaveTextContent('3 points');
    expect(screen.getByRole('status')).toHaveTextContent('High');
    choose('Sex', 'Man');
    expect(screen.getByRole('status')).toHaveTextContent('Low');
  });
});
