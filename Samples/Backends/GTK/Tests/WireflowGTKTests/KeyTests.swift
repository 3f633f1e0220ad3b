import CGtk
import Testing
import Wireflow

@testable import WireflowGTK

/// Tests that Escape closes the front layer, and Alt+Left goes back.
@Suite(.enabled(if: Display.isThere))
@MainActor
struct KeyTests {
  @Test func closeWhatIsInFrontAndGoBack() async throws {
    let app = try SampleWindow(.audiobooks, on: "hamburger")
    await app.settle()
    for title in ["Crime", "Salt on the Sill", "Log in to buy"] {
      app.stage.perform(.tap(.init(title)))
      await app.settle()
    }

    #expect(press(GDK_KEY_Escape, in: app))
    #expect(press(GDK_KEY_Left, GDK_ALT_MASK.rawValue, in: app))
    #expect(!press(GDK_KEY_Left, in: app))
    app.stage.perform(.openDrawer)
    await app.settle()
    #expect(press(GDK_KEY_Escape, in: app))
    #expect(press(GDK_KEY_Back, in: app))
    #expect(!press(GDK_KEY_Back, in: app))
    #expect(!press(GDK_KEY_Escape, in: app))

    let lines = app.stage.log.text.split(separator: "\n").drop { !$0.contains("Log in to buy") }
    #expect(
      lines.dropFirst().joined(separator: "\n") == """
          start LoginFlowCoordinator
          present LoginScreen "Log in" over ProductDetailsScreen "Salt on the Sill" as sheet, \
        dismiss button Done
        > dismiss
          dismiss LoginScreen "Log in"
          cancel LoginFlowCoordinator
        > back
          pop ProductDetailsScreen "Salt on the Sill"
        > open drawer
          open drawer
        > close drawer
          close drawer
        > back
          pop ProductListScreen "Crime"
        """)
    app.backend.close()
  }

  @Test(arguments: [false, true])
  func turnPagesUpToTheOneThatIsGuarded(isRightToLeft: Bool) async throws {
    let app = try SampleWindow(.fitness, on: "tab-bar")
    if isRightToLeft { app.stage.words = StageWords(language: "ar") }
    await app.settle()
    let (forward, back) =
      isRightToLeft ? (GDK_KEY_Left, GDK_KEY_Right) : (GDK_KEY_Right, GDK_KEY_Left)

    #expect(!press(back, in: app))
    #expect(press(forward, in: app))
    await app.settle()
    #expect(press(forward, in: app))
    await app.settle()

    let dots = app.window.all("dot").map { $0.has("selected") }
    #expect(dots == [false, true, false])
    #expect(
      app.stage.log.text.hasSuffix(
        """
        > next
          select House rules
        > next
          ignored select No excuses: OnboardingFlowCoordinator refused, the house rules are not \
        accepted

        """))
    app.backend.close()
  }

  private func press(_ key: Int32, _ modifiers: UInt32 = 0, in app: SampleWindow) -> Bool {
    wireflow_press_key(app.window.pointer, UInt32(bitPattern: key), modifiers) != 0
  }
}
