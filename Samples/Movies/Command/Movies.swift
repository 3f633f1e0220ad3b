import MoviesApp
import WireflowTerminal

/// The movie lists in the terminal.
@main
struct Movies {
  @MainActor
  static func main() async {
    await TerminalApplication("Movies") { wireframe in
      MoviesApplication.makeController(wireframe: wireframe)
    }
    .run()
  }
}
