import AudiobooksApp
import Wireflow
import WireflowCommand

/// The audiobook shop in the terminal.
@main
struct Audiobooks {
  @MainActor
  static func main() async {
    await CommandApplication("Audiobooks", version: "1.0", isReplayable: true) { stage, wireframe in
      ApplicationController(audiobooksOn: stage, wireframe: wireframe)
    }
    .run()
  }
}
