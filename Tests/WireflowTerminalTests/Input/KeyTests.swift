import Observation
import TestSupport
import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction

@testable import WireflowTerminal

/// Keys become user actions, or commands for the owner of the terminal.
@MainActor
struct KeyTests {
  @Test func goesBackAndAround() {
    expectJourneys([
      KeyJourney("Escape goes back, and asks for nothing at a root", "Enter Esc Esc Esc"),
      KeyJourney(
        "Escape tells a modal that may not be dismissed", after: [.tap("Locked sheet")], "Esc"),
      KeyJourney("Escape cancels an alert", after: [.tap("Alert")], "Esc"),
      KeyJourney(
        "An alert begins on an answer that loses nothing", "App Enter",
        acts: [
          {
            $0.present(
              .init(title: "Sure?", actions: [.init("Delete", role: .destructive), .init("Keep")]))
          }
        ]),
      KeyJourney("Digits select root items, but not behind a modal", "3 2 9 1 Down Enter 2"),
      KeyJourney("Zero opens and closes the drawer", on: .hamburger, "0 0 0 Esc 0 Down Enter"),
      KeyJourney("The player is minimized and maximized", after: [.tap("Player")], "m m m Esc"),
      KeyJourney("There is no player", "m"),
      KeyJourney(
        "A draft is minimized and opened again", "App m m",
        acts: [
          { $0.stage.submit(.present(Draft(), from: nil, style: nil, dismissButton: .cancel)) }
        ]),
      KeyJourney(
        "Toggles are switched and options chosen", after: [.select("Elements")],
        "Down*4 Enter Down Enter Right Space"),
      KeyJourney("The owner of the terminal gets commands", "q ^c ^z ^s ^t"),
      KeyJourney("Any key closes help", "? q"),
      KeyJourney("A small window waits for a larger one", "Size20x5 Enter Down 2 ^c q Size80x24"),
      KeyJourney(
        "Odd sizes do no harm",
        "Size-5x3 Enter Size0x0 Enter Size9223372036854775807x1 Size-9223372036854775808x1 Size80x24"
      ),
      KeyJourney(
        "The bottom line shows a notice and an announcement until the next event", "App ^x App Esc",
        acts: [
          { $0.backend.show(notice: "Saved to session.txt") }, { $0.stage.announce("3 results") },
        ]),
      KeyJourney("There are few keys in a narrow window", size: (30, 24), "2"),
      KeyJourney("There are more in a wider one", size: (50, 24), "2"),
    ])
  }

  /// The Alt key replaces Command, and the palette says which keys there are.
  @Test func shortcutsLeadThroughAnApp() {
    expectJourneys(
      [WireframeVariant.tabBar, .hamburger, .split].map { wireframe in
        KeyJourney(
          "Alt on \(wireframe)", on: wireframe,
          "Alt-2 Alt-U Alt-n Alt-w Alt-1 Alt-e Alt-r Alt-q Alt-[ Alt-y"
        ) { KeyFlow($0) }
      })
  }

  @Test func shortcutsRowActionsAndNotices() {
    func mail(_ name: String, _ keys: String, acts: [KeyJourney.Act] = []) -> KeyJourney {
      KeyJourney(name, size: (60, 18), keys, acts: acts) {
        OneScreenFlow($0, showing: MailboxScreen())
      }
    }
    let notice: KeyJourney.Act = {
      let undo = ScreenContent.Button("Undo") {}
      $0.stage.submit(.showNotice(NoticeContent("Sent", action: undo), for: .seconds(10)))
    }
    expectJourneys([
      KeyJourney(
        "Shortcuts work while a field is edited, and plain keys do not", "Alt-f 'a b' Alt-n"
      ) {
        KeyFlow($0)
      },
      KeyJourney("Shortcuts are in the palette", ": Picture") { KeyFlow($0) },
      mail("A key lists the actions of a row", "Picture a Picture Down Enter"),
      mail("Enter lists them on a row that leads nowhere", "Down*2 Enter Enter"),
      mail(
        "A notice is a line above the keys and takes no focus", "Down App Picture Enter",
        acts: [notice]),
      mail("Tab reaches a notice", "App BackTab*2 Enter", acts: [notice]),
      mail("The palette lists the action of a notice", "App : Picture", acts: [notice]),
    ])
  }
}

private final class Draft: ModallyMinimizable {
  let title = "Draft"
  let minimizedControls: any Screen = PageScreen("Draft bar")
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
}

/// The palette takes any user action, and helps to find it.
@MainActor
struct PaletteTests {
  @Test func takesAnyAction() {
    expectJourneys([
      KeyJourney("It takes any action", #": 'tap "Sheet"' Enter"#),
      KeyJourney("Tab completes from the possible actions", ": 'form' Tab Enter"),
      KeyJourney("Enter takes the marked entry", ": 'sheet' Down*2 Picture Enter"),
      KeyJourney("It says what is possible instead", #": 'select "Nowhere"' Enter Picture Esc"#),
      KeyJourney("It says what is no action", ": 'dance wildly' Enter Picture"),
      KeyJourney(
        "It opens links, waits and adapts",
        #"^o 'shop://rugs"' Enter Picture Esc : 'wait 1s' Enter : 'adapt regular' Enter"#),
      KeyJourney(
        "It knows the commands of the terminal",
        ": 'log' Picture Enter : 'quit' Enter : 'save' Enter : 'share' Enter : 'map' Enter : ^c"),
      KeyJourney("It closes without doing anything", ": Esc : Backspace : Enter"),
      KeyJourney(
        "Its line is edited as in a shell", ": 'tap one  ' ^w ^a ^f ^f ^k ^e x ^b ^d ^h y ^u Esc"),
    ])
  }

  @Test func findsAFieldAndTypesItsSamples() {
    func desk(_ name: String, _ keys: String) -> KeyJourney {
      KeyJourney(name, keys) {
        RootsFlow(
          $0,
          [
            DeskScreen(),
            KeyScreen("Other") {
              ScreenContent.Row("First") {}
              ScreenContent.Field("Search", text: "", keyboard: .search) { _ in }
            },
          ])
      }
    }
    expectJourneys([
      desk("A field that is not edited swallows no keys", "? Esc 2 1 q"),
      desk("The last field leads to the main button", "Enter A Enter i b Enter"),
      desk("A slash leads to the field to search", "2 / x Enter"),
      KeyJourney("There is no field to search", "/"),
      desk("Samples are typed one after the other", "Down ^e ^e"),
    ])
  }
}

@Observable
@MainActor
private final class DeskScreen: RootLevelRepresentable {
  let title = "Desk"
  var name = ""
  var password = ""
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  @ScreenContent.Builder var content: ScreenContent {
    Field("Name", text: name) { self.name = $0 }
    Field("Password", text: password, privacy: .secure, samples: ["wrong", "right"]) {
      self.password = $0
    }
    Button("Log in", role: .primary) {}
  }
}
