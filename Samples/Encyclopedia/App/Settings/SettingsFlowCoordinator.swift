import Wireflow

/// A coordinator of the settings.
@MainActor
final class SettingsFlowCoordinator: ReadingFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let factories: UIFactories

  init(wireframe: any ApplicationWireframe, factories: UIFactories) {
    self.wireframe = FlowWireframe(wireframe)
    self.factories = factories
  }

  func start(from sender: any Screen) {
    let settings = factories.settings.makeSettings()
    settings.onPagePressed = wire(settings) { flow, settings, page in
      flow.open(page, from: settings)
    }
    settings.onSwitchReaderPressed = wire(settings) { flow, _ in
      flow.factories.account.accounts.onSwitch?()
    }
    wireframe.push(settings, from: sender)
  }

  private func open(_ page: SettingsScreen.Page, from settings: SettingsScreen) {
    switch page {
    case .account: pushAccount(from: settings)
    case .languages: pushLanguages(from: settings)
    case .feed: wireframe.push(factories.settings.makeFeed(), from: settings)
    case .appearance: wireframe.push(factories.reading.makeAppearance(), from: settings)
    case .storage: pushStorage(from: settings)
    case .about: pushAbout(from: settings)
    }
  }

  private func pushAccount(from settings: SettingsScreen) {
    let account = factories.settings.makeAccount()
    account.onTalkPagePressed = wire(account) { flow, account in
      flow.openTalkPage(of: account.name, from: account)
    }
    wireframe.push(account, from: settings)
  }

  private func pushLanguages(from settings: SettingsScreen) {
    let languages = factories.settings.makeLanguages()
    languages.onAddPressed = wire(languages) { flow, languages in
      flow.addLanguage(to: languages)
    }
    wireframe.push(languages, from: settings)
  }

  private func addLanguage(to languages: LanguageSettingsScreen) {
    let picker = factories.reading.makeLanguagePicker(
      of: ["Deutsch", "Français"], for: "All languages")
    picker.onLanguagePressed = wire(picker) { [weak languages] flow, picker, language in
      languages?.add(language)
      flow.wireframe.dismiss(picker)
    }
    wireframe.presentModally(picker, from: languages)
  }

  private func pushStorage(from settings: SettingsScreen) {
    let storage = factories.settings.makeStorage()
    storage.onClearPressed = wire(storage) { flow, storage in
      flow.wireframe.presentAlert(
        flow.factories.settings.makeClearingQuestion(), from: storage,
        onAnswer: flow.wire(storage) { flow, _, answer in
          if answer?.id == "Clear" { flow.wireframe.announce("The cache is empty") }
        })
    }
    wireframe.push(storage, from: settings)
  }

  private func pushAbout(from settings: SettingsScreen) {
    let about = factories.settings.makeAbout()
    about.onLicencesPressed = wire(about) { flow, about in
      flow.wireframe.push(flow.factories.settings.makeLicences(), from: about)
    }
    wireframe.push(about, from: settings)
  }
}
