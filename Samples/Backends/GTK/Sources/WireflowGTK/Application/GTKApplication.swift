import CGtk
import Foundation
public import Wireflow

/// The entry point of an app in a GTK window.
///
/// ```swift
/// @main struct Shop {
///   @MainActor static func main() {
///     GTKApplication("Shop").run { ApplicationController(shopOn: $0, wireframe: $1) }
///   }
/// }
/// ```
@MainActor
public struct GTKApplication {
  private let name: String
  private let variants: [WireframeVariant]
  private let wireframe: String?
  private let theme: GTKTheme

  /// Creates an entry point.
  /// - Parameters:
  ///   - name: the name of the app, which is the title of the window.
  ///   - wireframes: the wireframes between which the user can switch.
  ///   - wireframe: the name of the initial wireframe, or nil for the first.
  ///   - theme: the appearance of the window.
  public init(
    _ name: String, wireframes: [WireframeVariant] = Self.wireframes,
    wireframe: String? = nil, theme: GTKTheme = .system
  ) {
    (self.name, variants, self.wireframe, self.theme) = (name, wireframes, wireframe, theme)
  }

  /// The wireframes that come with Wireflow, except the one that adapts to the size of a window.
  public nonisolated static var wireframes: [WireframeVariant] {
    WireframeVariant.standard.filter { $0.name != WireframeVariant.adaptive.name }
  }

  /// Runs the app until the user closes its window, and exits the process.
  ///
  /// Call this method on the main thread, from a synchronous `main`, because GLib runs the main
  /// loop.
  /// - Parameter makeController: creates the app on a stage, with the wireframe that the user may
  ///   switch.
  public func run(
    _ makeController: @MainActor (Stage, WireframeMaker) -> ApplicationController
  ) -> Never {
    let backend: GTKBackend
    do {
      backend = try GTKBackend(name)
    } catch {
      tell("\(name): \(error)")
      exit(1)
    }
    theme.apply()
    let stage = Stage(backend: backend, scheduler: LiveScheduler { tell($0) })
    let controller = makeController(stage) { [variants, wireframe] stage in
      let several = WireframeSwitch(stage: stage, variants: variants, selected: wireframe)
      backend.wireframes = several
      return several
    }
    let loop = MainLoop()
    backend.onClose = { loop.quit() }
    controller.finishLaunching()
    backend.present()
    loop.run()
    backend.close()
    exit(0)
  }
}

/// Writes a line to standard error.
private func tell(_ message: String) {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
}
