"""A speech server for Orca that says nothing and writes down what it was to say, one JSON object a line.

Orca loads speech servers as Python modules, by the name in its setting `speechServerFactory`; this one lies on PYTHONPATH.
"""
import json
import os

from gi.repository import GLib
from orca import speechserver

_log = open(os.environ["HEARD"], "a", buffering=1, encoding="utf8")


def _heard(text):
    if text and text.strip():
        _log.write(json.dumps(text, ensure_ascii=False) + "\n")


class SpeechServer(speechserver.SpeechServer):
    _only = None

    @staticmethod
    def getFactoryName():
        return "Captured speech"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer._only = SpeechServer._only or SpeechServer()
        return SpeechServer._only

    @staticmethod
    def shutdownActiveServers():
        SpeechServer._only = None

    def getInfo(self):
        return ["Captured speech", "captured"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        _heard(text)

    def speakCharacter(self, character, acss=None):
        _heard(character)

    def sayAll(self, utterances, progress):
        """Reads a whole page at once: each utterance counts as spoken as soon as it is written down."""

        def step():
            context, _voice = next(utterances, (None, None))
            if context is None:
                return False
            _heard(context.utterance)
            context.currentOffset = context.endOffset
            progress(context, speechserver.SayAllContext.COMPLETED)
            return True

        GLib.idle_add(step)

    def speakKeyEvent(self, event, acss=None):
        """Whoever presses the keys need not hear which."""
