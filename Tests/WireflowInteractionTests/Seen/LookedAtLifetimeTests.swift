import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// The lifetime of the screens that the user acts on, which is the same for every kind of name.
@MainActor
struct LookedAtLifetimeTests {
  /// A root item that installs others as soon as the user selects it, and says goodbye at its end.
  private final class FarewellScreen: RootLevelRepresentable {
    let title = "Farewell"
    private let onEnd: () -> Void
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

    init(onEnd: @escaping () -> Void) {
      self.onEnd = onEnd
    }

    isolated deinit { onEnd() }
  }

  @Test(arguments: [false, true])
  func anEndThatASelectionCausesIsLoggedUnderIt(namesTheRoot: Bool) throws {
    let rig = Rig()
    let home = PageScreen("Home")
    rig.wireframe.install(
      rootItems: [
        home,
        FarewellScreen { rig.wireframe.push(PageScreen("Goodbye"), from: home) },
      ])
    let observation = rig.stage.observe { change in
      guard case .becameVisible(let screen) = change, screen is FarewellScreen else { return }
      rig.wireframe.install(rootItems: [home])
    }
    _ = rig.newLog()
    let root = try #require(rig.stage.picture.base.rootItems.last?.id)

    if namesTheRoot {
      rig.stage.perform(.select("Farewell"), on: .init(root))
    } else {
      rig.stage.perform(.select("Farewell"))
    }

    rig.expectLog(
      matches: """
        > select "Farewell"
          select Farewell
          install tab bar: Home
          push PageScreen "Goodbye" onto Home
        """)
    observation.cancel()
  }
}
