import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SelfCheckForm } from '@/components/answers/self-check-form';
import { renderShell } from '../shell/render-shell';

const show = () =>
  renderShell(<SelfCheckForm from={{ woman: 3, man: 4 }} help="Call" helpNote="As of today" />);

const choose = (group: RegExp, option: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: group })).getByLabelText(option));

describe('the three questions', () => {
  it('ask browsers to restore no answers when the page is loaded anew', () => {
    show();
    expect(screen.getByTestId('self-check')).toHaveAttribute('autocomplete', 'off');
  });

  // Bradley KA et al. 2007: a positive score is 3 points for women, 4 for men.
  it('score three answers by the sex of who answers, and keep nothing', () => {
    show();
    choose(/^How often do you have a drink/, 'Monthly or less');
    choose(/^How many/, '3 or 4');
    expect(screen.getByRole('status')).toHaveTextContent('Answer all three questions');
    choose(/six or more/, 'Less than monthly');
    expect(screen.getByRole('status')).toHaveTextContent('Your score: 3 out of 12');
    expect(screen.getByRole('status')).toHaveTextContent('From 3 up, doctors look more closely');
    expect(screen.getByRole('status')).toHaveTextContent('Call');
    expect(localStorage).toHaveLength(0);
    choose(/^Sex/, 'Man');
    expect(screen.getByRole('status')).toHaveTextContent('more closely from 4 up');
    expect(screen.getByRole('status')).not.toHaveTextContent('Call');
  });
});
