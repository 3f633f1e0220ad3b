import TemplateApp
import WireflowCommand

/// The app as a command.
@main
enum Template {
  @MainActor
  static func main() async {
    await CommandApplication("Template") { TemplateApplication.makeController(wireframe: $0) }.run()
  }
}
