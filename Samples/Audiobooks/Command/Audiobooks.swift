import AudiobooksApp
import Foundation
import Wireflow
import WireflowCommand

/// The audiobook shop in the terminal.
///
/// The environment variable `AUDIOBOOKS_LANGUAGE` selects the language: `en`, `de` or `ar`.
@main
struct Audiobooks {
  @MainActor
  static func main() async {
    let language = ProcessInfo.processInfo.environment["AUDIOBOOKS_LANGUAGE"]
    let texts = Texts(preferring: language.map { [$0] } ?? [])
    await CommandApplication("Audiobooks", version: "1.0", isReplayable: true) { stage, wireframe in
      ApplicationController(audiobooksOn: stage, texts: texts, wireframe: wireframe)
    }
    .withWindows { scheduler, wireframe, _ in
      ApplicationSession(audiobooksOn: scheduler, texts: texts, wireframe: wireframe)
    }
    .run()
  }
}
