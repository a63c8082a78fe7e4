/** A library for terminals in one flat package, as many in Python are: long functions, helpers that many share, and twins. */
export const TERMINAL: Readonly<Record<string, string>> = {
  'term/__init__.py': `from .ask import ask, confirm_choice
from .screen import clear_screen, show_line
from .options import Flag, Option, OptionGroup
`,
  'term/errors.py': `class TermError(Exception):
    exit_code = 1

    def show(self):
        return "Error: " + self.args[0]


class UsageError(TermError):
    exit_code = 2


class BadValue(UsageError):
    def __init__(self, message, option=None):
        super().__init__(message)
        self.option = option


class Cancelled(Exception):
    pass
`,
  'term/screen.py': `import sys

from .colours import strip_colours
from .platforms import is_windows

LINE_END = "\\n"


def show_line(message=None, stream=None, newline=True, to_errors=False):
    """Writes one line to a stream."""
    if stream is None:
        stream = sys.stderr if to_errors else sys.stdout
    text = "" if message is None else str(message)
    if newline:
        text += LINE_END
    if not is_tty(stream):
        text = strip_colours(text)
    stream.write(text)
    stream.flush()


def clear_screen():
    if not is_tty(sys.stdout):
        return
    show_line("\\033[2J", newline=False)


def is_tty(stream):
    return hasattr(stream, "isatty") and stream.isatty()


def page_lines(lines, width):
    for line in lines:
        show_line(line[:width])
    return len(lines)


def screen_width(fallback=80):
    if is_windows():
        return fallback - 1
    return fallback
`,
  'term/colours.py': `import re

CODES = re.compile(r"\\033\\[[;?0-9]*[a-zA-Z]")
COLOURS = {"red": 31, "green": 32}


def strip_colours(text):
    return CODES.sub("", text)


def paint_text(text, colour, reset=True):
    code = COLOURS[colour]
    painted = f"\\033[{code}m{text}"
    if reset:
        painted += "\\033[0m"
    return painted


def visible_length(text):
    return len(strip_colours(text))
`,
  'term/platforms.py': `import os


def is_windows():
    return os.name == "nt"


def home_folder(environ):
    if is_windows():
        return environ.get("APPDATA", "~")
    return environ.get("XDG_HOME", "~")
`,
  'term/ask.py': `from .errors import BadValue, Cancelled
from .hidden import read_hidden
from .screen import show_line
from .values import to_value

ATTEMPTS = 3


def build_prompt(text, default, show_default, suffix=": "):
    prompt = text
    if default is not None and show_default:
        prompt = f"{prompt} [{default}]"
    return prompt + suffix


def ask(text, default=None, hide_input=False, repeat=False, kind=str, show_default=True, to_errors=False):
    """Asks somebody for a value until one is valid."""
    prompt = build_prompt(text, default, show_default)

    def read_answer(question):
        if hide_input:
            return read_hidden(question)
        show_line(question, newline=False, to_errors=to_errors)
        return input("")

    while True:
        answer = read_answer(prompt)
        if not answer and default is not None:
            answer = default
        try:
            result = to_value(answer, kind)
        except BadValue as error:
            show_line(f"Error: {error.args[0]}", to_errors=to_errors)
            continue
        if not repeat:
            return result
        if read_answer("Repeat: ") == answer:
            return result
        show_line("Error: the two values differ.", to_errors=to_errors)


def confirm_choice(text, default=False, abort=False):
    """Asks for yes or no."""
    prompt = build_prompt(text, "Y/n" if default else "y/N", True)
    show_line(prompt, newline=False)
    answer = input("").lower().strip()
    if answer in ("y", "yes"):
        return True
    if answer in ("n", "no"):
        if abort:
            raise Cancelled()
        return False
    return default


def pause_until_key(info="Press any key"):
    show_line(info)
    read_hidden("")
`,
  'term/hidden.py': `import getpass

from .platforms import is_windows


def read_hidden(question):
    if is_windows():
        return read_windows_keys(question)
    return getpass.getpass(question)


def read_windows_keys(question):
    keys = []
    while True:
        key = getch()
        if key == "\\r":
            break
        keys.append(key)
    return "".join(keys)


def getch():
    return "\\r"
`,
  'term/values.py': `from .errors import BadValue


def to_value(text, kind):
    if kind is int:
        return to_number(text)
    if kind is bool:
        return to_switch(text)
    return kind(text)


def to_number(text):
    try:
        return int(text)
    except ValueError:
        raise BadValue(f"{text} is no number")


def to_switch(text):
    lowered = text.strip().lower()
    if lowered in ("1", "true", "yes"):
        return True
    if lowered in ("0", "false", "no"):
        return False
    raise BadValue(f"{text} is neither yes nor no")


class Choice:
    def __init__(self, choices, case_sensitive=True):
        self.choices = choices
        self.case_sensitive = case_sensitive

    def convert(self, text):
        wanted = text if self.case_sensitive else text.lower()
        for choice in self.choices:
            if choice == wanted:
                return choice
        raise BadValue(f"{text} is not one of {', '.join(self.choices)}")


class Range:
    def __init__(self, lowest, highest, clamp=False):
        self.lowest = lowest
        self.highest = highest
        self.clamp = clamp

    def convert(self, text):
        number = to_number(text)
        if number < self.lowest or number > self.highest:
            if self.clamp:
                return max(self.lowest, min(number, self.highest))
            raise BadValue(f"{number} is out of range")
        return number
`,
  'term/options.py': `import os

from .ask import ask
from .errors import BadValue, UsageError
from .values import to_value


class Option:
    def __init__(self, name, kind=str, default=None, env_name=None, required=False, prompt=None):
        self.name = name
        self.kind = kind
        self.default = default
        self.env_name = env_name
        self.required = required
        self.prompt = prompt

    def read_value(self, given):
        value = given.get(self.name)
        if value is None and self.env_name is not None:
            value = self.read_environment()
        if value is None:
            value = self.default
        if value is None and self.prompt is not None:
            value = ask(self.prompt, kind=self.kind)
        if value is None and self.required:
            raise BadValue(f"{self.name} is missing", option=self)
        return value

    def read_environment(self):
        text = os.environ.get(self.env_name)
        if text == "":
            return None
        return text

    def convert_value(self, value):
        if value is None:
            return None
        return to_value(value, self.kind)

    def help_line(self):
        return f"--{self.name}  {self.default or ''}"


class Flag(Option):
    def read_value(self, given):
        return self.name in given

    def help_line(self):
        return f"--{self.name}/--no-{self.name}"


class OptionGroup:
    def __init__(self, options):
        self.options = options

    def read_all(self, given):
        values = {}
        for option in self.options:
            value = option.read_value(given)
            values[option.name] = option.convert_value(value)
        self.check_unknown(given)
        return values

    def check_unknown(self, given):
        known = {option.name for option in self.options}
        for name in given:
            if name not in known:
                raise UsageError(f"no such option: {name}")

    def help_text(self):
        return "\\n".join(option.help_line() for option in self.options)
`,
  'term/progress.py': `from .colours import visible_length
from .screen import screen_width, show_line


class ProgressBar:
    def __init__(self, length, label="", width=0, show_eta=True):
        self.length = length
        self.label = label
        self.width = width or screen_width()
        self.show_eta = show_eta
        self.position = 0
        self.finished = False
        self.started_at = 0

    def advance_bar(self, steps=1):
        self.position += steps
        if self.position >= self.length:
            self.finished = True
        self.draw_bar()

    def seconds_left(self, now):
        if self.position == 0:
            return 0
        spent = now - self.started_at
        return spent / self.position * (self.length - self.position)

    def draw_bar(self):
        done = int(self.width * self.position / self.length)
        bar = "#" * done + "-" * (self.width - done)
        line = f"{self.label} [{bar}]"
        show_line(line[: visible_length(line)], newline=False)

    def finish_bar(self):
        self.finished = True
        show_line("")


def progress_over(items, label=""):
    bar = ProgressBar(len(items), label)
    for item in items:
        yield item
        bar.advance_bar()
    bar.finish_bar()
`,
  'term/run.py': `import sys

from .errors import Cancelled, TermError
from .options import OptionGroup
from .screen import show_line


class Command:
    def __init__(self, name, callback, options=()):
        self.name = name
        self.callback = callback
        self.group = OptionGroup(list(options))

    def run_command(self, arguments):
        given = split_arguments(arguments)
        values = self.group.read_all(given)
        return self.callback(**values)

    def main(self, arguments=None):
        try:
            return self.run_command(arguments or sys.argv[1:])
        except TermError as error:
            show_line(error.show(), to_errors=True)
            sys.exit(error.exit_code)
        except Cancelled:
            show_line("Cancelled.", to_errors=True)
            sys.exit(1)

    def print_help(self):
        show_line(self.group.help_text())


class CommandGroup(Command):
    def __init__(self, name, commands):
        super().__init__(name, None)
        self.commands = commands

    def find_command(self, name):
        return self.commands.get(name)

    def run_command(self, arguments):
        command = self.find_command(arguments[0])
        return command.run_command(arguments[1:])


def split_arguments(arguments):
    given = {}
    for argument in arguments:
        name, _, value = argument.lstrip("-").partition("=")
        given[name] = value
    return given
`,
  'term/testing.py': `from .screen import show_line


class Runner:
    def invoke_command(self, command, arguments):
        show_line("running")
        return command.main(arguments)
`,
  'tests/test_ask.py': `from term.ask import ask


def test_ask():
    assert ask("Name", default="x") == "x"
`,
  'README.md': `# term

\`ask\` asks for a value. Options read the environment when they have an \`env_name\`.
`,
}
