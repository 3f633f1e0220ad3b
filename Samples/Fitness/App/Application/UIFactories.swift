/// The factories of all parts of the app.
@MainActor
struct UIFactories {
  let account: AccountUIFactory
  let appointments: AppointmentsUIFactory
  let booking: BookingUIFactory
  let onboarding: any OnboardingUIFactory
}
