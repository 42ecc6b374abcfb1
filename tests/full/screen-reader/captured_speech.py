"""A speech server for Orca that is silent and writes down what it was to speak, one JSON object a line.

Orca loads speech servers as Python modules, by the name in its setting `speechServerFactory`; this one lies on PYTHONPATH.
It also makes Orca 43 handle events in the order of their arrival: when children of an element change, Orca at once handles
the next event of its queue, and on a busy machine a selected option is then handled before the focus of its page.
"""
import json
import os

from gi.repository import GLib
from orca import speechserver
from orca.event_manager import EventManager

_add_to_queue = EventManager._addToQueue
_dequeue = EventManager._dequeue


def _dequeue_unless_handling(manager):
    """Handles the next event unless another one is being handled; returns whether to be called again."""
    if getattr(manager, "is_handling", False):
        return True
    manager.is_handling = True
    try:
        return _dequeue(manager)
    finally:
        manager.is_handling = False


EventManager._addToQueue = lambda manager, event, _async_mode: _add_to_queue(manager, event, True)
EventManager._dequeue = _dequeue_unless_handling

_log = open(os.environ["SPEECH_LOG"], "a", buffering=1, encoding="utf8")


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
        if text and text.strip():
            _log.write(json.dumps(text, ensure_ascii=False) + "\n")

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def speakKeyEvent(self, event, acss=None):
        """Whoever presses the keys need not hear which."""

    def sayAll(self, utterances, progress):
        """Reads a whole page at once: each utterance counts as spoken as soon as it is written down."""

        def step():
            context, _voice = next(utterances, (None, None))
            if context is None:
                return False
            self.speak(context.utterance)
            context.currentOffset = context.endOffset
            progress(context, speechserver.SayAllContext.COMPLETED)
            return True

        GLib.idle_add(step)
