import TestSupport
import Testing
import Wireflow

/// A hunt finds what an app remembers without showing it.
@MainActor
@Suite(.long)
struct HiddenMemoryTests {
  @Test func triesAllStepsAgainAfterASettingThatOthersUndo() async {
    let isFound = await findsHelp { app in
      var isBeginner = false
      let (note, about) = (NoteScreen("Note"), AboutScreen("About"))
      app.button("I am new", on: app.settings) { _ in isBeginner = true }
      for screen in [app.settings, app.notes, note, about] {
        app.button("I know it", on: screen) { _ in isBeginner = false }
      }
      app.button("Note", on: app.notes) { $0.wireframe.push(note, from: $0.notes) }
      app.button("About", on: note) { $0.wireframe.push(about, from: note) }
      app.button("Ask", on: about) {
        if isBeginner { $0.wireframe.push(HelpScreen("Help"), from: about) }
      }
    }

    #expect(isFound)
  }

  /// Users agree to terms far from a note before they thank its writer.
  @Test func goesElsewhereAndBackBeforeItTriesAnElementInAnotherPlace() async {
    let isFound = await findsHelp { app in
      for root in app.roots {
        app.button("Note", on: root) { app in
          var hasAgreed = false
          let note = NoteScreen("Note")
          let (more, terms) = (SettingsScreen("More"), AboutScreen("Terms"))
          app.button("Thank", on: note) { app in
            if root === app.notes { app.wireframe.push(AboutScreen("Thanks"), from: note) }
            if root !== app.notes, hasAgreed { app.wireframe.push(HelpScreen("Help"), from: note) }
          }
          app.button("More", on: note) { $0.wireframe.push(more, from: note) }
          app.button("Terms", on: more) { $0.wireframe.push(terms, from: more) }
          app.button("Agree", on: terms) { app in
            hasAgreed = true
            app.wireframe.pop(to: more)
          }
          app.wireframe.push(note, from: root)
        }
      }
    }

    #expect(isFound)
  }

  /// Users add to a family only after a login and the terms, and need help after the third time.
  @Test func retriesARefusedStepBehindALoginAfterTheTermsAreAccepted() async {
    let isFound = await findsHelp(within: 8_000) { app in
      var (hasAcceptedTerms, isLoggedIn, memberCount) = (false, false, 0)
      let add = { (family: AboutScreen, app: BuiltFlow) in
        guard hasAcceptedTerms else {
          return app.ask("Accept the terms first", ["OK"], on: family)
        }
        memberCount += 1
        if memberCount == 3 { app.wireframe.push(HelpScreen("Help"), from: family) }
      }
      for number in 1...24 {
        app.button("Note \(number)", on: app.notes) { app in
          let note = NoteScreen("Note \(number)")
          app.button("Read", on: note) { $0.ask("Read", ["OK"], on: note) }
          if number == 24 {
            app.button("Log in", on: note) { _ in isLoggedIn = true }
            app.button("Log out", on: note) { _ in isLoggedIn = false }
            app.button("Family", on: note) { app in
              guard isLoggedIn else { return }
              let family = AboutScreen("Family")
              app.button("Add", on: family) { add(family, $0) }
              app.wireframe.push(family, from: note)
            }
          }
          app.wireframe.push(note, from: app.notes)
        }
        app.button("Page \(number)", on: app.settings) { app in
          let page = AboutScreen("Page \(number)")
          app.button("Save", on: page) { $0.ask("Saved", ["OK"], on: page) }
          if number == 24 {
            app.button("Accept", on: page) { app in
              hasAcceptedTerms = true
              app.wireframe.pop(page)
            }
          }
          app.wireframe.push(page, from: app.settings)
        }
      }
    }

    #expect(isFound)
  }

  /// The page that helps is two pages behind a link, and comes back over a note that was kept.
  @Test func restartsOverAHiddenStack() async {
    let isFound = await findsHelp(opening: ["notes://about"], restarts: true) { app in
      app.button("Note", on: app.notes) { $0.wireframe.push(NoteScreen("Note"), from: $0.notes) }
      app.button("About", on: app.settings) {
        $0.wireframe.presentModally(AboutScreen("About"))
      }
      app.onLink = { app, _ in
        let (login, page) = (LoginScreen("Guide"), NoteScreen("Guide"))
        app.button("Next", on: login) { $0.wireframe.push(page, from: login) }
        app.button("About", on: page) { $0.wireframe.presentModally(AboutScreen("About")) }
        app.wireframe.presentModally(login)
      }
      app.onRestore = { app, titles in
        guard titles.first == "Note" else { return }
        app.wireframe.push(NoteScreen("Note"), from: app.notes)
        if titles.contains("About") { app.wireframe.presentModally(HelpScreen("Help")) }
      }
    }

    #expect(isFound)
  }
}

/// A hunt finds memory that shows its effect many steps later, without any luck.
@MainActor
@Suite(.long)
struct LateMemoryTests {
  @Test func triesEachStepOnceACounterIsUsedUp() async {
    let isFound = await findsHelp { app in
      var rest = 20
      app.notes.elements = [.text(.init("20 notes"))]
      app.button("Order", on: app.notes) { app in
        rest = max(0, rest - 1)
        app.notes.elements[0] = .text(.init("\(rest) notes"))
      }
      app.button("Ask", on: app.settings) {
        if rest == 0 { $0.wireframe.push(HelpScreen("Help"), from: $0.settings) }
      }
    }

    #expect(isFound)
  }

  @Test func countsTheRoundsOfSeveralSteps() async {
    let isFound = await findsHelp { app in
      var rest = 5
      app.button("Note", on: app.notes) { app in
        let note = NoteScreen("Note")
        app.button("Order", on: note) { app in
          rest -= 1
          app.wireframe.pop(note)
          if rest == 0 { app.wireframe.push(HelpScreen("Help"), from: app.notes) }
        }
        app.wireframe.push(note, from: app.notes)
      }
    }

    #expect(isFound)
  }

  /// The app shows where the next order is, and helps a user who has read that before it arrives.
  @Test func makesARequestHalfwayToTheAnswerOfAnotherOne() async {
    let isFound = await findsHelp { app in
      var (ordersOnTheirWay, isRead) = (0, false)
      app.button("Order", on: app.notes) { app in
        ordersOnTheirWay += 1
        app.after(.seconds(40), on: app.notes) { app, notes in
          ordersOnTheirWay -= 1
          if isRead {
            app.wireframe.presentModally(HelpScreen("Help"))
          } else if ordersOnTheirWay == 1 {
            let about = AboutScreen("Next order")
            app.wireframe.push(about, from: notes)
            app.after(.seconds(10), on: about) { _, _ in isRead = ordersOnTheirWay == 1 }
          }
        }
      }
    }

    #expect(isFound)
  }
}

/// A hunt finds what events do that wait behind an alert.
@MainActor
struct WaitingMemoryTests {
  /// A reminder interrupts a rating of the settings, not of the notes.
  @Test(.long) func letsAnEventWaitBehindAnAlert() async {
    let isFound = await findsHelp(isReminded: true) { app in
      var (isRatingSettings, isAsking) = (false, false)
      for root in app.roots {
        app.button("Rate", on: root) { app in
          isRatingSettings = root === app.settings
          let about = AboutScreen("Rating")
          app.button("Send", on: about) { app in
            isAsking = true
            app.ask("Send?", ["Later"], on: about) { _, _ in isAsking = false }
          }
          app.wireframe.presentModally(about)
        }
      }
      app.onReminder = { app in
        if isAsking, isRatingSettings { app.wireframe.presentModally(HelpScreen("Help")) }
      }
    }

    #expect(isFound)
  }

  /// A link ends a login in the settings while a reminder waits behind its alert.
  @Test(.long) func letsWhatWaitsArriveInEachPlace() async {
    let links = ["notes://login", "notes://home"]
    let isFound = await findsHelp(opening: links, isReminded: true) { app in
      weak var login: AboutScreen?
      weak var reminder: NoteScreen?
      var (isInSettings, isAsking) = (false, false)
      let logIn = { (app: BuiltFlow) in
        guard login == nil else { return }
        let about = AboutScreen("Login")
        login = about
        app.button("Enter", on: about) { app in
          isAsking = true
          app.ask("Wrong", ["OK"], on: about) { _, _ in isAsking = false }
        }
        isInSettings = app.wireframe.stage.visibleScreens.contains { $0 === app.settings }
        app.wireframe.presentModally(about)
      }
      app.button("Log in", on: app.notes) { logIn($0) }
      app.onLink = { app, link in
        guard link == "notes://home" else { return logIn(app) }
        if isInSettings, isAsking, let reminder {
          app.button("Help", on: reminder) { [weak reminder] app in
            if let reminder { app.wireframe.push(HelpScreen("Help"), from: reminder) }
          }
        }
        app.wireframe.dismissAll()
      }
      app.onReminder = { app in
        guard reminder == nil else { return }
        let note = NoteScreen("Reminder")
        reminder = note
        app.wireframe.presentModally(note)
      }
    }

    #expect(isFound)
  }
}
