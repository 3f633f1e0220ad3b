import AudiobooksApp
import WireflowTerminal

/// The audiobook shop in the terminal.
@main
struct Audiobooks {
  @MainActor
  static func main() async {
    await TerminalApplication("Audiobooks") { wireframe in
      AudiobooksApplication.makeController(wireframe: wireframe)
    }
    .run()
  }
}
